import { useLayoutEffect } from 'react'

/** Takes away what index.html showed, once there is something else to see. */
export function useDrawn(): void {
  useLayoutEffect(() => document.getElementById('skeleton')?.remove(), [])
}
