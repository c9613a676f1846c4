import { Text } from '@mantine/core'
import type { Difference } from '@vendaclara/contract/closing'
import { toReais } from '@vendaclara/core/money'
import { formatBrl } from '../../../../ui/format-brl.ts'
import { causeSentence } from './cause-sentence.ts'
import classes from './order-parts.module.css'
import { reasonName } from './reason-name.ts'
import { texts } from './texts.ts'

interface OrderReasonProps {
  difference: Difference
}

/** Why an order differs, with how sure that is, and the specification's own note under it. */
export function OrderReason({ difference }: OrderReasonProps) {
  const { causes = [], reason, info } = difference
  const isOpen = reason === 'unexplained'
  return (
    <section className={classes.why}>
      <h3 className={classes.title}>{texts.why}</h3>
      <p className={classes.reason}>{reasonName(difference)}</p>
      {isOpen && <Text size="sm">{causes.length > 0 ? texts.mayBe : texts.nothingExplains}</Text>}
      {causes.length > 0 && (
        <ul className={classes.causes}>
          {causes.map((cause) => (
            <li key={cause.kind + cause.amount}>
              <span>
                {causeSentence(cause)}
                {!isOpen && (
                  <Text span display="block" size="xs" c="dimmed">
                    {texts[cause.basis]}
                  </Text>
                )}
              </span>
              <span className={classes.amount}>{formatBrl(toReais(cause.amount))}</span>
            </li>
          ))}
        </ul>
      )}
      <Text size="xs" c="dimmed">
        {texts.note(info)}
      </Text>
    </section>
  )
}
