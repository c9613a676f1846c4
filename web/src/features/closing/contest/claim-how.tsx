import { Stack, Text } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import type { ClaimPeriod, ClaimRule } from '@vendaclara/core/closing'
import { Fragment, type ReactNode } from 'react'
import pieces from '../../../theme/pieces.module.css'
import { wayNames } from '../model/marketplaces/marketplaces.ts'
import { OfficialLink } from '../model/marketplaces/official-link.tsx'
import classes from './claims.module.css'
import { periodSentence, texts } from './texts.ts'

interface ClaimHowProps {
  rule: ClaimRule
  /** What is known about the last day for one order; shown before the periods. */
  due?: ReactNode
}

/** What a seller should know before claiming: where, until when, and the page that says so. */
export function ClaimHow({ rule, due }: ClaimHowProps) {
  const { advice, way, page, periods, basis, contest } = rule
  const isAsked = contest === 'yes' || contest === 'depends'
  return (
    <Stack gap={10} maw="78ch">
      <Text size="sm">{texts.advice[advice]}</Text>
      <dl className={classes.facts}>
        {isAsked && (
          <Fact label={texts.way}>
            {wayNames[way].map((step, index) => (
              <Fragment key={step}>
                {index > 0 && <IconChevronRight size={14} aria-hidden className={classes.arrow} />}
                <span>{step}</span>
              </Fragment>
            ))}
          </Fact>
        )}
        {isAsked && (
          <Fact label={texts.until}>
            <Periods periods={periods} due={due} />
          </Fact>
        )}
        {page && (
          <Fact label={texts.page}>
            <OfficialLink url={page.url}>{texts.pageLink(new URL(page.url).host)}</OfficialLink>{' '}
            <Text span size="xs" c="dimmed">
              {texts.readOn(page.readOn)}
            </Text>
          </Fact>
        )}
      </dl>
      {isAsked && (
        <Text size="xs" c="dimmed">
          {texts.basis[basis]}
        </Text>
      )}
    </Stack>
  )
}

function Periods({ periods, due }: { periods: readonly ClaimPeriod[]; due?: ReactNode }) {
  const sentences = periods.map(periodSentence)
  return (
    <ul className={pieces.bare}>
      {due && <li>{due}</li>}
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
      {periods.length === 0 && <li>{texts.unpublished}</li>}
    </ul>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
