import type { TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import pieces from '../theme/pieces.module.css'

interface ToneProps {
  tone: 'gain' | 'loss' | 'care' | 'quiet' | undefined
  /** Says the tone without its colour. */
  icon?: TablerIcon | undefined
  isBold?: boolean
  children: ReactNode
}

/** Words in a colour, on one line with their icon. Plain elements, because a table may have one in every row. */
export function Tone({ tone, icon: Icon, isBold, children }: ToneProps) {
  return (
    <span
      className={`${pieces.tone} ${Icon ? pieces.marked : ''}`}
      data-tone={tone}
      style={{ whiteSpace: Icon && 'nowrap', fontWeight: isBold ? 600 : undefined }}
    >
      {Icon && <Icon size={15} aria-hidden />}
      {children}
    </span>
  )
}
