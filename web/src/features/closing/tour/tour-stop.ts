export type TourStop = 'create' | 'month'

/** Marks the element at which the tour stops. */
export function markTourStop(stop: TourStop): { 'data-tour': TourStop } {
  return { 'data-tour': stop }
}

export function findTourStop(stop: TourStop): string {
  return `[data-tour="${stop}"]`
}
