import { Button, Flex, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { Marketplace } from '@vendaclara/core/pricing'
import { ChooseFiles } from '../../../files/choose/choose-files.tsx'
import { texts as pricingTexts } from '../pricing-texts.ts'
import { useDownload } from '../worker/use-download.ts'
import { texts } from './import-texts.ts'
import type { ImportFile } from './use-import-file.ts'

interface ChooseFileProps {
  file: ImportFile
  marketplace: Marketplace
}

export function ChooseFile({ file: { chosen, read, startOver }, marketplace }: ChooseFileProps) {
  const download = useDownload()
  return (
    <ChooseFiles
      words={texts}
      accept=".xlsx,.csv"
      busy={
        chosen?.isBusy
          ? { stage: texts.reading, cancel: texts.cancelReading, onCancel: startOver }
          : undefined
      }
      refused={chosen?.problem ? [{ fileName: chosen.file.name, ...chosen.problem }] : []}
      title={([name = '']) => texts.refused(name)}
      onFiles={read}
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
