import { Anchor, Box, Center, Flex, Loader, Text, Title } from '@mantine/core'
import { useInViewport } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import type { Settings } from '@vendaclara/contract/settings'
import { Link } from 'react-router'
import { addresses } from '../../addresses.ts'
import { settingsQuery } from '../../api/settings.ts'
import { OpenBar } from '../../theme/open-bar.tsx'
import pieces from '../../theme/pieces.module.css'
import reading from '../../theme/reading.module.css'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { WarningAlert } from '../../ui/warning-alert.tsx'
import type { LegalDocument } from './legal-document.ts'
import { versionDay } from './legal-document.ts'
import { LegalContact, LegalContents, LegalSection } from './legal-text.tsx'
import { privacyText } from './privacy-texts.ts'
import { termsText } from './terms-texts.ts'
import { texts } from './texts.ts'

/** Leaves room for the support link at the edge of a phone. */
const beside = { ps: { base: 16, sm: 24 }, pe: { base: 32, sm: 24 } }

export function PrivacyScreen() {
  return <LegalScreen write={privacyText} title={texts.privacy} other={addresses.terms} />
}

export function TermsScreen() {
  return (
    <LegalScreen write={({ company }) => termsText(company)} title={texts.terms} other={addresses.privacy} />
  )
}

interface LegalScreenProps {
  title: string
  write: (settings: Settings) => LegalDocument
  /** The address of the other text. */
  other: typeof addresses.terms | typeof addresses.privacy
}

/** A text that people agree to. It is public and contains the data of this installation. */
function LegalScreen({ title, write, other }: LegalScreenProps) {
  const { data: settings, isPending, refetch } = useQuery(settingsQuery)
  return (
    <div className={reading.page}>
      <title>{`${title} · ${texts.product}`}</title>
      <OpenBar texts={texts} maw={{ base: 728, md: 1080 }} {...beside} />
      {settings ? (
        <LegalText document={write(settings)} settings={settings} other={other} />
      ) : (
        <Center component="main" mih="60dvh" p="md">
          {isPending ? (
            <Loader aria-label={texts.loading} role="status" />
          ) : (
            <FailureAlert {...texts.failed} onRetry={() => void refetch()} />
          )}
        </Center>
      )}
    </div>
  )
}

interface LegalTextProps {
  document: LegalDocument
  settings: Settings
  other: LegalScreenProps['other']
}

function LegalText({ document, settings, other }: LegalTextProps) {
  const { ref: end, inViewport: isAtEnd } = useInViewport<HTMLDivElement>()
  return (
    <>
      <Flex
        justify={{ base: 'center', md: 'start' }}
        gap={64}
        pt={{ base: 12, md: 32 }}
        {...beside}
        className={reading.columns}
      >
        <LegalContents sections={document.sections} isAtEnd={isAtEnd} />
        <main className={reading.text}>
          <Title order={1}>{document.heading}</Title>
          <Text c="dimmed" size="sm" mt={6}>
            {texts.version(versionDay)}
          </Text>
          {settings.company === null && (
            <Box mt="lg">
              <WarningAlert title={texts.test}>{texts.testDetail}</WarningAlert>
            </Box>
          )}
          <Box component="p" mt="lg" fz="1.0625rem" className={reading.note}>
            {document.summary}
          </Box>
          {document.sections.map((section) => (
            <LegalSection key={section.id} section={section} />
          ))}
          <LegalContact company={settings.company} />
          <Anchor component={Link} to={other} fw={600} mt={40} className={pieces.standing}>
            {other === addresses.terms ? texts.other.terms : texts.other.privacy}
          </Anchor>
        </main>
      </Flex>
      <div ref={end} style={{ height: 1 }} />
    </>
  )
}
