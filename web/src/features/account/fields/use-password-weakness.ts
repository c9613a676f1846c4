import { useEffect, useRef, useState } from 'react'
import { WorkerClient } from '../../../workers/worker-client.ts'
import type { PasswordCalls } from './password-judge.worker.ts'
import { registrationErrors } from './registration-errors.ts'

interface Person {
  readonly name?: string
  readonly email?: string
}

const typingMilliseconds = 250

/**
 * Why a new password is too easy to guess, in the server's words; undefined while unknown. A worker loads the word
 * lists when typing starts. Without them, only the server checks.
 */
export function usePasswordWeakness(password: string, { name = '', email = '' }: Person): string | undefined {
  const worker = useRef<WorkerClient<PasswordCalls>>(null)
  const [judged, setJudged] = useState<{ readonly password: string; readonly weakness: string | undefined }>()
  const isTyped = password !== ''
  const isJudged = isTyped && !('password' in registrationErrors({ password }))

  useEffect(() => {
    if (!isTyped) return
    const started = new WorkerClient<PasswordCalls>({
      start: () => new Worker(new URL('./password-judge.worker.ts', import.meta.url), { type: 'module' }),
    })
    started.prepare()
    worker.current = started
    return () => started.end()
  }, [isTyped])

  useEffect(() => {
    if (!isJudged) return
    const timer = setTimeout(() => {
      worker.current?.ask('judge', { password, person: { name, email } }).then(
        (weakness) => setJudged({ password, weakness }),
        () => {},
      )
    }, typingMilliseconds)
    return () => clearTimeout(timer)
  }, [isJudged, password, name, email])

  return isJudged && judged?.password === password ? judged.weakness : undefined
}
