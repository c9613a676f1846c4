import { Anchor, Box, Button, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { IconCalculator, IconReceipt2, IconTargetArrow } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { addresses } from '../../addresses.ts'
import { isLoggedIn } from '../../api/auth-token.ts'
import { settingsQuery } from '../../api/settings.ts'
import { BrandMark } from '../../theme/brand-mark.tsx'
import open from '../../theme/open-bar.module.css'
import pieces from '../../theme/pieces.module.css'
import classes from './about.module.css'
import { AdsDrawing, ClosingDrawing, PriceDrawing } from './drawings.tsx'
import { texts } from './texts.ts'

interface AboutScreenProps {
  calculator: ReactNode
  plans: ReactNode
}

const heading = { fz: 'clamp(1.625rem, 3vw, 2.25rem)', lts: '-0.025em' }

/** Introduces the product to people who do not know it yet. It is public and has a working calculator. */
export function AboutScreen({ calculator, plans }: AboutScreenProps) {
  return (
    <Box mih="100dvh" bg="var(--page)">
      <title>{texts.pageTitle}</title>
      <Hero />
      <main>
        <section id="calculadora" aria-labelledby="about-calculator" className={classes.first}>
          <Title order={2} id="about-calculator">
            {texts.calculator.heading}
          </Title>
          <Text c="dimmed" mt={6} mb="lg">
            {texts.calculator.lead}
          </Text>
          {calculator}
        </section>
        <section aria-labelledby="about-questions" className={classes.section}>
          <Title order={2} id="about-questions" {...heading}>
            {texts.questionsHeading}
          </Title>
          <Answer {...texts.price} Icon={IconCalculator} picture={<PriceDrawing />} />
          <Answer {...texts.ads} Icon={IconTargetArrow} picture={<AdsDrawing />} />
          <Answer {...texts.closing} Icon={IconReceipt2} picture={<ClosingDrawing />} />
        </section>
        <Files />
        <section id="precos" aria-labelledby="about-plans" className={classes.section}>
          <Title order={2} id="about-plans" {...heading}>
            {texts.plans.heading}
          </Title>
          <Text c="dimmed" mt={6} mb="lg">
            {texts.plans.lead}
          </Text>
          {plans}
        </section>
        <Stack
          component="section"
          aria-labelledby="about-end"
          align="center"
          gap={20}
          ta="center"
          px={16}
          py="clamp(72px, 10vw, 128px)"
        >
          <Title order={2} id="about-end" {...heading}>
            {texts.end.heading}
          </Title>
          <EnterButton />
        </Stack>
      </main>
      <footer className={open.footer}>
        <Link to={addresses.terms}>{texts.terms}</Link>
        <Link to={addresses.privacy}>{texts.privacy}</Link>
        <Link to={addresses.help}>{texts.help}</Link>
        <Link to={addresses.login}>{texts.login}</Link>
      </footer>
    </Box>
  )
}

function Hero() {
  return (
    <header className={`${open.night} ${classes.hero}`}>
      <Group justify="space-between" gap="4px 20px" maw={1080} mih={44} mx="auto">
        <p className={open.product}>
          <BrandMark size={36} />
          {texts.product}
        </p>
        <Group
          component="nav"
          aria-label={texts.sections}
          gap="clamp(8px, 2vw, 24px)"
          className={classes.links}
        >
          <a href="#precos">{texts.prices}</a>
          <Link to={addresses.help}>{texts.help}</Link>
          <Link to={addresses.login}>{texts.login}</Link>
        </Group>
      </Group>
      <Box maw={1080} mx="auto" pt="clamp(36px, 7vw, 88px)">
        <h1 className={classes.title}>{texts.heading}</h1>
        <Text
          maw="56ch"
          mt="clamp(16px, 2vw, 24px)"
          c="#d6d1cc"
          fz="clamp(1.0625rem, 1.6vw, 1.25rem)"
          lh={1.5}
        >
          {texts.lead}
        </Text>
        <Group gap="12px 24px" mt="clamp(24px, 3vw, 36px)">
          <EnterButton />
          <a href="#calculadora" className={classes.down}>
            {texts.tryNow} <span aria-hidden>↓</span>
          </a>
        </Group>
        <Text mih="1.5em" mt={16} c="#d6d1cc" fz="0.9375rem" lh={1.5} style={{ textWrap: 'balance' }}>
          <TrialPromise />
        </Text>
      </Box>
    </header>
  )
}

/** What a trial costs and how long it lasts; empty until the server's settings have arrived. */
function TrialPromise() {
  const { data: settings } = useQuery(settingsQuery)
  return settings && texts.promise(settings.trialDays)
}

/** A link to the sign-up, or to the product for people who are logged in. */
function EnterButton() {
  const isInside = isLoggedIn()
  return (
    <Button component={Link} to={isInside ? addresses.home : addresses.signUp} size="lg">
      {isInside ? texts.enter : texts.signUp}
    </Button>
  )
}

interface AnswerProps {
  question: string
  answer: string
  Icon: typeof IconCalculator
  picture: ReactNode
}

function Answer({ question, answer, Icon, picture }: AnswerProps) {
  return (
    <div className={classes.answer}>
      <div>
        <Icon size={32} stroke={1.6} color="var(--accent-text)" aria-hidden />
        <Title order={3} fz="clamp(1.25rem, 2vw, 1.5rem)" lts="-0.02em" mt={6}>
          {question}
        </Title>
        <Text c="dimmed" fz="1.0625rem" mt="sm">
          {answer}
        </Text>
      </div>
      {picture}
    </div>
  )
}

function Files() {
  return (
    <section aria-labelledby="about-files" className={classes.section}>
      <Title order={2} id="about-files" {...heading}>
        {texts.files.heading}
      </Title>
      <SimpleGrid component="ul" cols={{ base: 1, sm: 3 }} spacing={32} mt={32} className={pieces.bare}>
        {texts.files.items.map(({ title, text }) => (
          <Box key={title} component="li" pt={16} style={{ borderTop: '3px solid var(--accent)' }}>
            <strong>{title}</strong>
            <Text c="dimmed" mt={6}>
              {text}
            </Text>
          </Box>
        ))}
      </SimpleGrid>
      <Anchor component={Link} to={addresses.privacy} fw={600} mt={18} px={0} className={pieces.standing}>
        {texts.files.more}
      </Anchor>
    </section>
  )
}
