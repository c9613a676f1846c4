import { useEffect, useRef, useState } from 'react'
import { passwordError } from './validate-sign-up.ts'

type Person = { name?: string; email?: string }
export type ToJudge = { password: string; person: Person }
export type Judged = { password: string; weakness: string | undefined }

const typingMilliseconds = 250

/**
 * What makes a new password too easy to guess, as the server will say; undefined while that is not known. Its lists of
 * words are fetched by a worker once something is typed, and without them the server alone judges.
 */
export function usePasswordWeakness(password: string, { name = '', email = '' }: Person): string | undefined {
  const worker = useRef<Worker>(null)
  const [judged, setJudged] = useState<Judged>()
  const isTyped = password !== ''
  const isJudged = isTyped && passwordError(password) === undefined

  useEffect(() => {
    if (!isTyped) return
    const started = new Worker(new URL('./password-judge.worker.ts', import.meta.url), { type: 'module' })
    started.addEventListener('message', ({ data }: MessageEvent<Judged>) => setJudged(data))
    worker.current = started
    return () => started.terminate()
  }, [isTyped])

  useEffect(() => {
    if (!isJudged) return
    const timer = setTimeout(() => {
      const toJudge: ToJudge = { password, person: { name, email } }
      worker.current?.postMessage(toJudge)
    }, typingMilliseconds)
    return () => clearTimeout(timer)
  }, [isJudged, password, name, email])

  return isJudged && judged?.password === password ? judged.weakness : undefined
}
