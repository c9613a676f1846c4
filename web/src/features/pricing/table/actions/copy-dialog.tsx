import { Button, Group, Modal, NativeSelect, Text } from '@mantine/core'
import { type Marketplace, marketplaces } from '@vendaclara/core/pricing'
import { useState } from 'react'
import { offerUndo } from '../../../../ui/offer-undo.tsx'
import { texts as pricingTexts } from '../../pricing-texts.ts'
import { type ChosenProps, useCalculator } from '../../saving/actions/calculator-context.ts'
import { actionTexts as texts } from '../table-texts.ts'
import { copyIn } from './copies.ts'

/** Asks which marketplace the chosen listings are copied to. Listings that are already there are skipped. */
export function CopyDialog({ chosen, onClose }: ChosenProps) {
  const { actions } = useCalculator()
  const others = marketplaces.filter((one) => chosen.some(({ marketplace }) => marketplace !== one))
  const [target, setTarget] = useState<Marketplace>(others[0] ?? marketplaces[0])
  const copied = chosen.filter(({ marketplace }) => marketplace !== target)
  const copy = () => {
    const undo = actions.createAll(copied.map((listing) => copyIn(target, listing)))
    offerUndo(texts.copied(copied.length, target), undo)
    onClose()
  }
  return (
    <Modal opened onClose={onClose} title={texts.copyTitle} size="sm">
      <NativeSelect
        label={texts.copyTo}
        data={others.map((value) => ({ value, label: pricingTexts.marketplaces[value] }))}
        value={target}
        onChange={(event) => setTarget(event.currentTarget.value as Marketplace)}
      />
      <Text size="sm" c="dimmed" my="md">
        {texts.copyHint}
        {copied.length < chosen.length && ` ${texts.alreadyThere(chosen.length - copied.length, target)}`}
      </Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button onClick={copy}>{texts.copyCount(copied.length)}</Button>
      </Group>
    </Modal>
  )
}
