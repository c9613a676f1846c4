/**
 * Runs a function that moves the page, but only after the press that took the focus away: a button that moves under the
 * pointer would not be clicked. Runs it at once if a key took the focus away.
 */
export function afterPress(run: () => void): void {
  if (document.querySelector(':active') === null) run()
  else window.addEventListener('mouseup', () => setTimeout(run), { once: true, capture: true })
}
