/** What stands in the dark, barely seen: outlines in a box of 60 by 60 around (0, 0). */
export const SHADOWS = [
  "M-14 24V-22M-14 4H12V24M-14-22H-6", // a chair
  "M-24-8H24M-18-8V22M18-8V22M-6-8V-18H6V-8", // a table with a box
  "M0 24V-10M-16 24H16M-16-10H16M-16-10V-22M16-10V-22M0-10V-24", // a candlestick
  "M-22 24V-22H22V24ZM-22 0H22M-6-11H6M-6 12H6", // a chest of drawers
  "M-28-28L22 22M-28-28L28-12M-28-28L-12 28M-9-23Q-11-11-23-9M7-18Q4 4-18 7M23-13Q15 15-13 23", // a web
  "M-12 24H12M-18-18C-18 12 18 12 18-18ZM0 5V24", // a basin
  "M-20 24V-10A20 20 0 0 1 20-10V24M-12 24V-8A12 12 0 0 1 12-8V24", // a blind door
]; // prettier-ignore
export const STAR = "M0-11L3.200-3.700 11-3 5 2 7 10 0 5.800-7 10-5 2-11-3-3.200-3.700Z";
