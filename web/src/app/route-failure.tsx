import { Center } from '@mantine/core'
import { useRouteError } from 'react-router'
import { ApiProblem } from '../api/api-problem.ts'
import { ConnectionProblem } from '../api/connection-problem.ts'
import { FailureAlert } from '../ui/failure-alert.tsx'
import { texts } from './texts.ts'

/** Where every failure ends that nothing nearer has shown. An ended session has its own dialog. */
export function RouteFailure() {
  const error = useRouteError()
  if (error instanceof ApiProblem && error.status === 401) return null
  const isKnown = error instanceof ApiProblem || error instanceof ConnectionProblem
  return (
    <Center mih="80dvh" p="lg">
      <FailureAlert
        title={texts.failure.title}
        message={isKnown ? error.message : texts.failure.unexpected}
        retryLabel={texts.failure.retry}
        onRetry={() => window.location.reload()}
      />
    </Center>
  )
}
