import { Text } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import pieces from '../../theme/pieces.module.css'
import classes from './drawings.module.css'
import { texts } from './texts.ts'

interface DrawingProps {
  label: string
  children: ReactNode
}

/**
 * A drawing of a part of the product, for both themes and sharp on every screen. `label` describes it to people who
 * cannot see it.
 */
function Drawing({ label, children }: DrawingProps) {
  return (
    <div role="img" aria-label={label} className={classes.drawing}>
      {children}
    </div>
  )
}

export function PriceDrawing() {
  const { drawing, name, amount, parts } = texts.price
  return (
    <Drawing label={drawing}>
      <Text size="sm" c="dimmed">
        {name}
      </Text>
      <p className={classes.amount}>{amount}</p>
      <div className={classes.bar}>
        {parts.map(({ part, share }) => (
          <span key={part} data-part={part} style={{ flexGrow: share }} />
        ))}
      </div>
      <ul className={`${pieces.bare} ${classes.parts}`}>
        {parts.map((one) => (
          <li key={one.part} data-profit={one.part === 'profit' || undefined}>
            <span className={classes.swatch} data-part={one.part} />
            <span>{one.name}</span>
            <b>{one.amount}</b>
          </li>
        ))}
      </ul>
    </Drawing>
  )
}

export function AdsDrawing() {
  const { drawing, spend, brought, terms } = texts.ads
  return (
    <Drawing label={drawing}>
      <ul className={`${pieces.bare} ${classes.terms}`}>
        {terms.map((term) => (
          <li key={term.name}>
            <strong>{term.name}</strong>
            <span className={classes.figures}>
              <span>
                {spend} <b>{term.spend}</b>
              </span>
              <span data-loss={term.share === 0 || undefined}>
                {brought} <b>{term.brought}</b>
              </span>
            </span>
            <span className={classes.track}>
              <span style={{ width: `${term.share}%` }} />
            </span>
          </li>
        ))}
      </ul>
    </Drawing>
  )
}

export function ClosingDrawing() {
  const { drawing, month, owed, paid, orders } = texts.closing
  return (
    <Drawing label={drawing}>
      <Text size="sm" c="dimmed">
        {month}
      </Text>
      <ul className={`${pieces.bare} ${classes.orders}`}>
        {orders.map((order) => (
          <li key={order.id}>
            <strong>{order.id}</strong>
            <span className={classes.figures}>
              <span>
                {owed} <b>{order.owed}</b>
              </span>
              <span>
                {paid} <b>{order.paid}</b>
              </span>
            </span>
            <span className={classes.state} data-loss={order.missing !== '' || undefined}>
              {order.missing === '' ? <IconCheck size={16} /> : <IconAlertTriangle size={16} />}
              {order.missing}
            </span>
          </li>
        ))}
      </ul>
    </Drawing>
  )
}
