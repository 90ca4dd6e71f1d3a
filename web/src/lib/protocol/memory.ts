/**
 * In some games a seat has to remember what it was shown, as at a table: the server says of such an event by which later
 * ones it is covered again, and what of it may be told then.
 */
import type { Event, Said, Seats, Update } from "./types";

type Told = Update | Said | Seats;

/** Of all that was told, in order, what may be told on: nothing that has been covered since. */
export function stillTold(told: Told[]): Told[] {
  if (!remembers(told)) return told;
  const later = new Set<string>();
  return told
    .toReversed()
    .map((one) => (one.type === "update" ? { ...one, events: left(one.events, later) } : one))
    .toReversed();
}

function left(events: Event[], later: Set<string>): Event[] {
  const found: Event[] = [];
  for (const event of events.toReversed()) {
    const { covered, ...rest } = event;
    if (!covered?.by.some((kind) => later.has(kind))) found.push(event);
    else if (covered.message !== null) found.push({ ...rest, data: covered.data, message: covered.message });
    later.add(event.kind);
  }
  return found.toReversed();
}

/** Whether something was told that has to be remembered. */
export function remembers(told: Told[]): boolean {
  return told.some((one) => one.type === "update" && one.events.some((event) => event.covered));
}
