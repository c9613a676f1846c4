import { Text } from '@mantine/core'
import { type AdsReport, type TermsToStop, termText } from '@vendaclara/core/ads'
import { useMemo, useState } from 'react'
import { CopyButton } from '../../../../ui/copy-button.tsx'
import { formatBrl } from '../../../../ui/format-brl.ts'
import { formatCount } from '../../../../ui/format-count.ts'
import { pageOf } from '../../table/page-of.ts'
import { Pager } from '../../table/pager.tsx'
import { SignedAmount } from '../signed-amount.tsx'
import { texts } from '../texts.ts'
import { CopyListButton } from './copy-list-button.tsx'
import { DownloadButtons } from './download-buttons.tsx'
import { FigureCell, FigureHead } from './figure-cell.tsx'
import classes from './lists.module.css'
import { rowsOnPage } from './rows-on-page.ts'

interface StopListProps {
  report: AdsReport
  stop: TermsToStop
}

/** The losing terms, the dearest loss first. */
export function StopList({ report, stop }: StopListProps) {
  const [wanted, setWanted] = useState(1)
  const { positions, clicks, conversions, gmv, spend, profit } = stop
  const places = useMemo(() => [...positions.keys()], [positions])
  if (places.length === 0) return <Text className={classes.none}>{texts.stop.none}</Text>
  const page = pageOf(places, wanted, rowsOnPage)
  const textOf = (position: number) => termText(report, position).trim()
  const lost = profit.reduce((sum, one) => sum + one, 0)
  return (
    <>
      <div className={classes.toolbar}>
        <Text size="sm" className={classes.lead}>
          {texts.stop.total(formatBrl(-lost))} <span className={classes.quiet}>{texts.stop.lead}</span>
        </Text>
        <CopyListButton count={places.length} lines={() => Array.from(positions, textOf)} />
        <DownloadButtons report={report} stop={stop} />
      </div>
      <div className={classes.frame}>
        <table className={classes.table} aria-label={texts.lists.stop}>
          <thead>
            <tr>
              <th scope="col">{texts.columns.term}</th>
              <FigureHead>{texts.columns.clicks}</FigureHead>
              <FigureHead>{texts.columns.conversions}</FigureHead>
              <FigureHead>{texts.columns.gmv}</FigureHead>
              <FigureHead>{texts.columns.spend}</FigureHead>
              <FigureHead>{texts.columns.profit}</FigureHead>
            </tr>
          </thead>
          <tbody>
            {page.items.map((place) => {
              const text = textOf(positions[place] ?? -1)
              return (
                <tr key={place}>
                  <th scope="row">
                    <span className={classes.text}>
                      {text}
                      <CopyButton value={text} label={texts.stop.copyTerm(text)} />
                    </span>
                  </th>
                  <FigureCell label={texts.columns.clicks}>{formatCount(clicks[place] ?? 0)}</FigureCell>
                  <FigureCell label={texts.columns.conversions}>
                    {formatCount(conversions[place] ?? 0)}
                  </FigureCell>
                  <FigureCell label={texts.columns.gmv}>{formatBrl(gmv[place] ?? 0)}</FigureCell>
                  <FigureCell label={texts.columns.spend}>{formatBrl(spend[place] ?? 0)}</FigureCell>
                  <FigureCell label={texts.columns.profit}>
                    <SignedAmount amount={profit[place] ?? 0} />
                  </FigureCell>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      {page.count > 1 && (
        <div className={classes.pager}>
          <Pager
            label={texts.pages(texts.lists.stop)}
            number={page.number}
            count={page.count}
            onTurn={setWanted}
          />
        </div>
      )}
    </>
  )
}
