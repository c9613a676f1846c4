import type { ReportLanguage } from '../ads-problem.ts'
import { columnKey } from '../reading/columns.ts'

/** Names in ads reports that are other ones in Portuguese. */
const names: Readonly<Record<ReportLanguage, readonly string[]>> = {
  en: [
    'sequence',
    'ad name',
    'ads type',
    'keyword',
    'keywords',
    'keyword/placement',
    'search query',
    'match type',
    'product id',
    'bidding method',
    'placement',
    'start date',
    'impression',
    'impressions',
    'clicks',
    'add to cart',
    'conversions',
    'conversion rate',
    'cost per conversion',
    'items sold',
    'expense',
    'cost',
    'user name',
    'shop name',
    'date period',
    'report creation time',
    'campaign',
    'investment (local currency)',
    'sponsored listing title',
    'listing id',
    'revenue (local currency)',
  ],
  es: [
    'nombre del anuncio',
    'tipo de anuncio',
    'palabra clave',
    'palabras clave',
    'consulta de búsqueda',
    'id del producto',
    'impresiones',
    'impresión',
    'clics',
    'conversiones',
    'tasa de conversión',
    'gastos',
    'gasto',
    'costo por conversión',
    'artículos vendidos',
    'campaña',
    'título del anuncio patrocinado',
    'periodo',
    'código del anuncio',
    'ingresos (moneda local)',
    'inversión (moneda local)',
    'hasta',
  ],
  zh: [
    '序列',
    '广告名称',
    '关键词',
    '关键字',
    '搜索词',
    '商品编号',
    '浏览数',
    '点击数',
    '转化',
    '转化率',
    '花费',
    '销售件数',
    '廣告名稱',
    '關鍵字',
    '瀏覽數',
    '點擊數',
    '轉換',
    '轉換率',
    '花費',
    '商品售出',
  ],
  vi: [
    'thứ tự',
    'tên dịch vụ hiển thị',
    'từ khóa',
    'từ khóa/vị trí',
    'mã sản phẩm',
    'số lượt xem',
    'số lượt click',
    'lượt chuyển đổi',
    'tỷ lệ chuyển đổi',
    'chi phí',
    'doanh số',
    'sản phẩm đã bán',
  ],
  id: [
    'urutan',
    'nama iklan',
    'kata pencarian',
    'kata pencarian/penempatan',
    'kode produk',
    'dilihat',
    'iklan dilihat',
    'jumlah klik',
    'konversi',
    'tingkat konversi',
    'biaya',
    'omzet penjualan',
    'produk terjual',
  ],
}
const known = Object.entries(names).map(
  ([language, words]) => [language as ReportLanguage, new Set(words.map(columnKey))] as const,
)

/** With fewer names of a language, a table may be of anything. */
const fewest = 4

/** The language of an ads report that is not in Portuguese, by the names in its first rows; undefined for another file. */
export function languageOf(rows: readonly (readonly string[])[]): ReportLanguage | undefined {
  for (const cells of rows) {
    const keys = new Set(cells.map(columnKey))
    for (const [language, words] of known) {
      if ([...keys].filter((key) => words.has(key)).length >= fewest) return language
    }
  }
  return undefined
}
