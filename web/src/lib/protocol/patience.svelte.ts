/** Whether something waits for the server to compile a game, which it does once: rooms say so, and go on by themselves. */
class Patience {
  /** When the first of those who wait was told to; null: nobody waits. */
  since = $state<number | null>(null);
  #waiting = 0;

  begin(): void {
    if (!this.#waiting++) this.since = Date.now();
  }
  end(): void {
    if (!--this.#waiting) this.since = null;
  }
}

export const patience = new Patience();
