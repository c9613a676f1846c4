import { type ReactNode, startTransition, useEffect, useState } from 'react'

interface InTurnProps {
  /** Stands there until then. */
  placeholder: ReactNode
  children: ReactNode
}

/** Draws what is inside once everything around it is drawn, so that neither holds the page up for both. */
export function InTurn({ placeholder, children }: InTurnProps) {
  const [isTurn, setTurn] = useState(false)
  useEffect(() => startTransition(() => setTurn(true)), [])
  return isTurn ? children : placeholder
}
