import 'dayjs/locale/pt-br'
import dayjs from 'dayjs'
import relativeTime from 'dayjs/plugin/relativeTime'

dayjs.extend(relativeTime)

/** 'há 5 minutos'; a moment that this clock has not reached yet counts as now. */
export function tellAgo(moment: string, now: Date): string {
  const shown = dayjs(moment).isAfter(now) ? dayjs(now) : dayjs(moment)
  return shown.locale('pt-br').from(now)
}
