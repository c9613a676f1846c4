import { useLayoutEffect } from 'react'

/** Removes the initial content of index.html when the first screen is drawn. */
export function useDrawn(): void {
  useLayoutEffect(() => document.getElementById('skeleton')?.remove(), [])
}
