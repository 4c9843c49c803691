import type { Messages } from '../../keys.ts'

export const paymentsCard = {
  card_heading: 'ستاسو پلان په کارت',
  card_renews: 'د {plan} پیسې په {date} بیا اخیستل کېږي.',
  card_ends: '{plan} په {date} پای ته رسېږي. نورې پیسې نه اخیستل کېږي.',
  card_late: 'کارت ونه منل شو. بدل یې کړئ، که نه پلان پای ته رسېږي.',
  card_portal: 'کارت، بیلونه، لغوه کول',
  card_change: 'پلان بدل کړئ',
  card_change_to: 'بدل یې کړئ په',
  card_change_when: 'کله',
  card_change_now: 'اوس: د پاتې پلان پیسې له بیې کمېږي',
  card_change_later: 'کله چې تادیه شوی وخت پای ته ورسېږي، په {date}',
  card_change_do: 'بدل یې کړئ',
  card_no_other: 'بل پلان نشته چې بدل یې کړئ.',
  card_changed: 'ستاسو پلان بدل شو. له کارت څخه {amount} واخیستل شوې.',
  card_will_change: 'ستاسو پلان به په {date} بدل شي.',
  card_checking: 'د تادیې له شرکت څخه پوښتو.',
  card_waits: 'شرکت لا تادیه نه ده تایید کړې. چې تایید یې کړي، همدلته به یې وګورئ؛ که ووځئ هم څه نه ورکېږي.',
} satisfies Messages<'payments-card'>
