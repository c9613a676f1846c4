import { Center, Loader } from '@mantine/core'
import { texts } from './texts.ts'

export function PageLoading() {
  return (
    <Center component="main" mih="100dvh">
      <Loader aria-label={texts.loading} role="status" />
    </Center>
  )
}
