import { Tabs } from '@mantine/core'
import { useNarrow } from '../../../theme/widths.ts'
import type { FeeStep } from '../fees/fee-step.ts'
import { FeeTablesPanel } from '../fees/fee-tables-panel.tsx'
import { texts as feeTexts } from '../fees/fee-texts.ts'
import { ShopConfigForm, type ShopConfigFormProps } from './shop-config-form.tsx'

interface ConfigTabsProps extends ShopConfigFormProps {
  part: ConfigPart
  onPart: (part: ConfigPart) => void
  onStep: (step: FeeStep) => void
}

/** The tabs with the shop's own figures and the fee tables. */
export function ConfigTabs({ part, onPart, onStep, ...form }: ConfigTabsProps) {
  const isNarrow = useNarrow()
  return (
    <Tabs
      value={part}
      onChange={(chosen) => onPart(chosen === 'fees' ? 'fees' : 'shop')}
      keepMounted={false}
      orientation={isNarrow ? 'horizontal' : 'vertical'}
      styles={{
        list: isNarrow ? {} : { flex: 'none' },
        tab: { justifyContent: 'flex-start' },
        tabLabel: { textAlign: 'start' },
        panel: { minHeight: 372, ...(isNarrow ? { paddingTop: 20 } : { paddingInlineStart: 24 }) },
      }}
    >
      <Tabs.List>
        <Tabs.Tab value="shop">{feeTexts.shopTab}</Tabs.Tab>
        <Tabs.Tab value="fees" data-step-heading>
          {feeTexts.tab}
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="shop">
        <ShopConfigForm {...form} />
      </Tabs.Panel>
      <Tabs.Panel value="fees">
        <FeeTablesPanel onStep={onStep} />
      </Tabs.Panel>
    </Tabs>
  )
}

/** The shop's own figures, or the fees of the marketplaces. */
export type ConfigPart = 'shop' | 'fees'
