import { notifications } from '@mantine/notifications'
import { ApiProblem } from '../api/api-problem.ts'
import { texts } from './texts.ts'

/** The one place for failures that no screen shows itself. An ended session has its own dialog. */
export function showFailure(error: Error): void {
  if (error instanceof ApiProblem && error.status === 401) return
  notifications.show({
    id: `failure-${error.message}`,
    color: 'red',
    title: texts.failure.notice,
    message: error.message,
  })
}
