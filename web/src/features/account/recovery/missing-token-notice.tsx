import { Button, Stack, Title } from '@mantine/core'
import { Link } from 'react-router'
import { addresses } from '../../../addresses.ts'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { texts } from '../texts.ts'

export function MissingTokenNotice() {
  return (
    <>
      <Title order={1} mb="xl">
        {texts.reset.heading}
      </Title>
      <Stack gap="md">
        <FailureAlert title={texts.reset.noToken} message={texts.reset.noTokenHint} />
        <Button component={Link} to={addresses.recovery} size="md">
          {texts.reset.askAgain}
        </Button>
      </Stack>
    </>
  )
}
