import { Anchor, Text, Title } from '@mantine/core'
import { useInViewport } from '@mantine/hooks'
import { Link } from 'react-router'
import { addresses } from '../../../addresses.ts'
import { readAuthToken } from '../../../api/auth-token.ts'
import { BrandMark } from '../../../theme/brand-mark.tsx'
import classes from './privacy.module.css'
import { PrivacyContact } from './privacy-contact.tsx'
import { PrivacyContents } from './privacy-contents.tsx'
import { PrivacySection } from './privacy-section.tsx'
import { texts } from './texts.ts'

export function PrivacyScreen() {
  const { ref: end, inViewport: isAtEnd } = useInViewport<HTMLDivElement>()
  const isLoggedIn = readAuthToken() !== null
  return (
    <div className={classes.page}>
      <title>{`${texts.title} · ${texts.product}`}</title>
      <header className={classes.bar}>
        <Link to={addresses.home} className={classes.brand} aria-label={texts.home}>
          <BrandMark size={32} />
          {texts.product}
        </Link>
        <Anchor
          component={Link}
          to={isLoggedIn ? addresses.home : addresses.login}
          fw={600}
          size="sm"
          className={classes.back}
        >
          {isLoggedIn ? texts.backToProduct : texts.login}
        </Anchor>
      </header>
      <div className={classes.columns}>
        <PrivacyContents isAtEnd={isAtEnd} />
        <main className={classes.text}>
          <Title order={1}>{texts.heading}</Title>
          <Text c="dimmed" size="sm" mt={6}>
            {texts.version}
          </Text>
          <p className={classes.summary}>{texts.summary}</p>
          {texts.sections.map((section) => (
            <PrivacySection key={section.id} section={section} />
          ))}
          <PrivacyContact />
        </main>
      </div>
      <div ref={end} className={classes.end} />
    </div>
  )
}
