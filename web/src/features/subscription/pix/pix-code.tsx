import { Box, Button, CopyButton, Flex, Group, Loader, Text, Textarea } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import type { PixCode as Code } from '@vendaclara/contract/subscription'
import { formatDay } from '../../../ui/days.ts'
import classes from './pix.module.css'
import { SimulationNote } from './simulation-note.tsx'
import { texts } from './texts.ts'

interface PixCodeProps {
  code: Code
  dueDate: string
  isOverdue: boolean
  isUnreached: boolean
}

export function PixCode({ code, dueDate, isOverdue, isUnreached }: PixCodeProps) {
  return (
    <>
      <Flex
        direction={{ base: 'column', sm: 'row' }}
        align={{ base: 'center', sm: 'start' }}
        gap="20px 28px"
        mt={20}
      >
        {/* With a white margin, because cameras need it on a dark page. */}
        <img
          className={classes.image}
          src={`data:image/png;base64,${code.encodedImage}`}
          alt={texts.image}
          width={208}
          height={208}
        />
        <Box flex={{ base: 'none', sm: 1 }} w={{ base: '100%', sm: 'auto' }} miw={0}>
          <Text size="sm" c="dimmed">
            {texts.steps}
          </Text>
          <Textarea
            readOnly
            label={texts.code}
            value={code.payload}
            autosize
            minRows={2}
            mt="md"
            classNames={{ input: classes.payload ?? '' }}
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyButton value={code.payload} timeout={3_000}>
            {({ copied, copy }) => (
              <Button
                size="md"
                mt="sm"
                w={{ base: '100%', sm: 'auto' }}
                leftSection={copied ? <IconCheck size={18} /> : <IconCopy size={18} />}
                onClick={copy}
              >
                <span aria-live="polite">{copied ? texts.copied : texts.copy}</span>
              </Button>
            )}
          </CopyButton>
          <Text size="sm" c={isOverdue ? 'var(--mantine-color-text)' : 'dimmed'} mt="sm" role="status">
            {(isOverdue ? texts.overdue : texts.due)(formatDay(dueDate))}
          </Text>
        </Box>
      </Flex>
      <Group role="status" gap={10} mt={20}>
        <Loader size={18} aria-hidden />
        <Text size="sm">{isUnreached ? texts.unreached : texts.waiting}</Text>
      </Group>
      <SimulationNote mt={20} />
    </>
  )
}
