import { Button, Flex, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { Marketplace } from '@vendaclara/core/pricing'
import { ChooseFiles } from '../../../files/choose/choose-files.tsx'
import { texts as pricingTexts } from '../pricing-texts.ts'
import { useDownload } from '../worker/use-download.ts'
import { texts } from './import-texts.ts'
import type { ImportStep } from './use-import-file.ts'

interface ChooseFileProps {
  step: Extract<ImportStep, { kind: 'choosing' | 'reading' }>
  marketplace: Marketplace
  onFiles: (files: File[]) => void
  onCancel: () => void
}

export function ChooseFile({ step, marketplace, onFiles, onCancel }: ChooseFileProps) {
  const download = useDownload()
  const isReading = step.kind === 'reading'
  return (
    <ChooseFiles
      words={texts}
      accept=".xlsx,.csv"
      busy={isReading ? { stage: texts.reading, cancel: texts.cancelReading, onCancel } : undefined}
      refused={!isReading && step.refusal ? [step.refusal] : []}
      title={([name = '']) => texts.refused(name)}
      onFiles={onFiles}
    >
      <Flex
        direction={{ base: 'column', xs: 'row' }}
        align={{ base: 'stretch', xs: 'center' }}
        justify="space-between"
        gap="12px 20px"
      >
        <Text size="sm" c="dimmed">
          {texts.withoutMarketplace(pricingTexts.marketplaces[marketplace])}
        </Text>
        <Button
          variant="default"
          size="sm"
          flex="none"
          leftSection={<IconDownload size={17} />}
          loading={download.isPending}
          onClick={download.template}
        >
          {texts.template}
        </Button>
      </Flex>
    </ChooseFiles>
  )
}
