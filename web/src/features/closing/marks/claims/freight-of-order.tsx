import { Group, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { brazilianDay } from '@vendaclara/core/calendar'
import type { ClosingMarketplace } from '@vendaclara/core/closing'
import { negative, noCents, toReais } from '@vendaclara/core/money'
import { useId } from 'react'
import { useSession } from '../../../../session/use-session.ts'
import { useDay } from '../../../../ui/days.ts'
import { formatBrl } from '../../../../ui/number-formats.ts'
import { markOf } from '../../model/marks.ts'
import { movementQueries } from '../../movements/movement-queries.ts'
import { MarkEditor, type MarkEditorProps } from '../mark-editor.tsx'
import type { Marking } from '../use-marks.tsx'
import classes from './claims.module.css'
import { CopyTextButton } from './copy-text-button.tsx'
import { freightText, freightToContest } from './freight-to-contest.tsx'
import { texts } from './texts.ts'

interface FreightOfOrderProps extends Pick<MarkEditorProps, 'drafts' | 'onDraft'> {
  marketplace: ClosingMarketplace
  orderId: string
  marking: Marking
  /** The class of the section. */
  className: string | undefined
}

/**
 * The freight that the wallet charged for one order, until when it can be claimed, and how the seller marked it. Empty
 * if there is none.
 */
export function FreightOfOrder(props: FreightOfOrderProps) {
  const { marketplace, orderId, marking, className, drafts, onDraft } = props
  const { marks, mark } = marking
  const { user } = useSession()
  const title = useId()
  const today = useDay(brazilianDay)
  const { data = [] } = useQuery(movementQueries.order(user, marketplace, orderId))
  const ofWallet = data.filter(({ source, kind }) => source === 'wallet' && kind === 'freight')
  const [charge] = freightToContest(ofWallet, marketplace, marks, today).lines
  const freight = { orderId, subject: 'freight' } as const
  const { state, note } = markOf(marks, freight)
  if (!charge && state === null && note === '') return null
  const { amount = noCents } = charge ?? {}
  return (
    <section aria-labelledby={title} className={className}>
      <Group gap="xs" justify="space-between">
        <Title order={3} size="h5" id={title}>
          {texts.lines.wallet.ofOrder}
        </Title>
        {charge && <CopyTextButton label={texts.lines.wallet.copy} text={() => freightText([charge])} />}
      </Group>
      <Text size="sm">
        {charge ? (
          <>
            <strong className={classes.amount}>{formatBrl(toReais(amount))}</strong>
            {[charge.due, ...charge.said].filter(Boolean).map((part) => ` · ${part}`)}
          </>
        ) : (
          texts.lines.wallet.ofOrderGone
        )}
      </Text>
      <MarkEditor
        row={{ ...freight, difference: negative(amount) }}
        {...{ marks, drafts, onDraft }}
        onMark={mark}
      />
    </section>
  )
}
