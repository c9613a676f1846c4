import { Button, Group, Text } from '@mantine/core'
import { type Doubt, keyText } from '@vendaclara/core/products'
import pieces from '../../../../theme/pieces.module.css'
import { texts } from '../texts.ts'
import { KeyWords } from './keys-section.tsx'

interface DoubtsSectionProps {
  doubts: readonly Doubt[]
  onAnswer: ((doubt: Doubt, isYes: boolean) => void) | undefined
}

/** Keys that may be this product's: only the seller knows. */
export function DoubtsSection({ doubts, onAnswer }: DoubtsSectionProps) {
  return (
    <ul className={pieces.lines} aria-label={texts.doubts.title}>
      {doubts.map((doubt) => (
        <li key={keyText(doubt.key)} style={{ flexWrap: 'wrap' }}>
          <span>
            <KeyWords of={doubt.key} />
            <Text size="xs">{texts.doubts.why[doubt.why]}</Text>
          </span>
          <Group gap={6}>
            <Button size="xs" variant="default" disabled={!onAnswer} onClick={() => onAnswer?.(doubt, true)}>
              {texts.doubts.yes}
            </Button>
            <Button size="xs" variant="default" disabled={!onAnswer} onClick={() => onAnswer?.(doubt, false)}>
              {texts.doubts.no}
            </Button>
          </Group>
        </li>
      ))}
    </ul>
  )
}
