const dayMilliseconds = 24 * 60 * 60 * 1000

/** The end of a trial of this many days (the operator's `TRIAL_DAYS`) that begins with the confirmation of the e-mail. 0 days end at once. */
export function trialEnd(confirmedAt: Date, days: number): Date {
  return new Date(confirmedAt.getTime() + days * dayMilliseconds)
}

/** Whether the trial still runs: it does until the very moment it ends. Without an end it has not begun. */
export function isTrialRunning(end: Date | null, now: Date): boolean {
  return end !== null && now.getTime() < end.getTime()
}

/** The days that are left of a trial, a begun day counting as one; 0 once it is over or before it began. */
export function trialDaysLeft(end: Date | null, now: Date): number {
  if (end === null) return 0
  return Math.max(0, Math.ceil((end.getTime() - now.getTime()) / dayMilliseconds))
}
