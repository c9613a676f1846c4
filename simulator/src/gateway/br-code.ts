/** A field of a Pix code: identifier, length, value. */
const field = (id: string, value: string) => `${id}${String(value.length).padStart(2, '0')}${value}`

/**
 * A Pix 'copia e cola' that every bank's app accepts as well-formed, but that cannot be paid: the charge's address is
 * under a domain that can never exist (`.invalid`). Source: Banco Central, Manual de Padrões para Iniciação do Pix.
 */
export function unpayableBrCode(chargeId: string): string {
  const location = `simulador.invalid/qr/v2/${chargeId}`
  const code = [
    field('00', '01'),
    field('01', '12'),
    field('26', field('00', 'br.gov.bcb.pix') + field('25', location)),
    field('52', '0000'),
    field('53', '986'),
    field('58', 'BR'),
    field('59', 'SIMULADOR NAO PAGAR'),
    field('60', 'SAO PAULO'),
    field('62', field('05', '***')),
    '6304',
  ].join('')
  return code + checksum(code)
}

/** CRC-16 with the polynomial 0x1021 and the start value 0xFFFF. */
function checksum(text: string): string {
  let crc = 0xffff
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
