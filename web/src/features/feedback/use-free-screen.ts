import { useEffect, useState } from 'react'

const askedAgainAfterMilliseconds = 1_000

/** Turns true once no dialog is open, and stays so. Nothing is watched while it is not `wanted`. */
export function useFreeScreen(wanted: boolean): boolean {
  const [isFree, setFree] = useState(false)
  useEffect(() => {
    if (!wanted || isFree) return
    const look = () => setFree(document.querySelector('[role="dialog"]') === null)
    look()
    const timer = setInterval(look, askedAgainAfterMilliseconds)
    return () => clearInterval(timer)
  }, [wanted, isFree])
  return isFree
}
