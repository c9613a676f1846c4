/**
 * Runs what moves the page once the press that took the focus away is over: a button that moved under the pointer would
 * not be clicked. Runs at once if the focus went away by a key.
 */
export function afterPress(run: () => void): void {
  if (document.querySelector(':active') === null) run()
  else window.addEventListener('mouseup', () => setTimeout(run), { once: true, capture: true })
}
