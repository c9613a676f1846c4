import { Center } from '@mantine/core'
import { useRouteError } from 'react-router'
import { ApiProblem } from '../api/api-problem.ts'
import { FailureAlert } from '../ui/failure-alert.tsx'
import { isUnreached } from './is-unreached.ts'
import { texts } from './texts.ts'
import { UnreachedPage } from './unreached-page.tsx'

/** Where every failure ends that nothing nearer has shown. An ended session has its own dialog. */
export function RouteFailure() {
  const error = useRouteError()
  if (error instanceof ApiProblem && error.status === 401) return null
  return (
    <Center mih="80dvh" p="lg">
      {isUnreached(error) ? (
        <UnreachedPage />
      ) : (
        <FailureAlert
          title={texts.failure.title}
          message={error instanceof ApiProblem ? error.message : texts.failure.unexpected}
          retryLabel={texts.failure.retry}
          onRetry={() => window.location.reload()}
        />
      )}
    </Center>
  )
}
