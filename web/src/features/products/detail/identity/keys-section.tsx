import { ActionIcon, Menu, Stack, Text } from '@mantine/core'
import { IconArrowsSplit, IconDots, IconX } from '@tabler/icons-react'
import { keyText, type ProductKey } from '@vendaclara/core/products'
import pieces from '../../../../theme/pieces.module.css'
import { formatDay } from '../../../../ui/days.ts'
import { formatCents, formatPercent } from '../../../../ui/number-formats.ts'
import { texts as words } from '../../model/texts.ts'
import { texts } from '../texts.ts'

interface KeysSectionProps {
  keys: readonly ProductKey[]
  /** What can be done with a key; undefined while the product has changes that are not saved. */
  onPart: ((key: ProductKey) => void) | undefined
  onRemove: ((key: ProductKey) => void) | undefined
}

/** What each marketplace calls the product, and where that is known from. */
export function KeysSection({ keys, onPart, onRemove }: KeysSectionProps) {
  if (keys.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {texts.keys.none}
      </Text>
    )
  }
  return (
    <Stack gap="xs">
      <ul className={pieces.lines} aria-label={texts.keys.title}>
        {keys.map((key) => (
          <li key={keyText(key)}>
            <KeyWords of={key} />
            {onPart && onRemove && (
              <Menu position="bottom-end" portalProps={{ target: 'main' }}>
                <Menu.Target>
                  <ActionIcon variant="subtle" color="gray" aria-label={texts.keys.menu(nameOfKey(key))}>
                    <IconDots size={16} />
                  </ActionIcon>
                </Menu.Target>
                <Menu.Dropdown>
                  <Menu.Item leftSection={<IconArrowsSplit size={16} />} onClick={() => onPart(key)}>
                    {texts.keys.part}
                  </Menu.Item>
                  <Menu.Item leftSection={<IconX size={16} />} onClick={() => onRemove(key)}>
                    {texts.keys.remove}
                  </Menu.Item>
                </Menu.Dropdown>
              </Menu>
            )}
          </li>
        ))}
      </ul>
      {!onPart && (
        <Text size="sm" c="dimmed">
          {texts.keys.saveFirst}
        </Text>
      )}
    </Stack>
  )
}

/** A key in words: the marketplace, what kind of key, where it is from, and what its file says of the listing. */
export function KeyWords({ of: key }: { of: ProductKey }) {
  const { offer, source } = key
  const said = [
    source === '' ? texts.keys.chosen : texts.keys.source(source),
    offer && formatDay(offer.readOn),
    offer?.price != null && formatCents(offer.price),
    offer?.commission != null && texts.keys.commission(formatPercent(offer.commission)),
  ]
  return (
    <span>
      <Text span size="sm" fw={600}>
        {words.marketplaces[key.marketplace]} · {texts.keys.kinds[key.kind]} {nameOfKey(key)}
      </Text>
      <Text span display="block" size="xs" c="dimmed">
        {offer?.title ? `${offer.title} · ` : ''}
        {said.filter(Boolean).join(' · ')}
      </Text>
    </span>
  )
}

function nameOfKey({ id, variation }: ProductKey): string {
  return [id, variation].filter(Boolean).join(' / ')
}
