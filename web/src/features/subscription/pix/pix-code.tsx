import { Button, CopyButton, Loader, Text, Textarea } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import type { PixCode as Code } from '@vendaclara/contract/subscription'
import { formatDay } from '../model/days.ts'
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
    <div className={classes.code}>
      {/* White around it, without which a camera does not find it on a dark page. */}
      <img
        className={classes.image}
        src={`data:image/png;base64,${code.encodedImage}`}
        alt={texts.image}
        width={208}
        height={208}
      />
      <div className={classes.how}>
        <Text size="sm" c="dimmed">
          {texts.steps}
        </Text>
        <Textarea
          readOnly
          label={texts.code}
          value={code.payload}
          rows={3}
          mt="md"
          classNames={{ input: classes.payload ?? '' }}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton value={code.payload} timeout={3_000}>
          {({ copied, copy }) => (
            <Button
              size="md"
              mt="sm"
              className={classes.copy ?? ''}
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
      </div>
      <div role="status" className={classes.waiting}>
        <Loader size={18} aria-hidden />
        <Text size="sm">{isUnreached ? texts.unreached : texts.waiting}</Text>
      </div>
      <SimulationNote className={classes.waiting} />
    </div>
  )
}
