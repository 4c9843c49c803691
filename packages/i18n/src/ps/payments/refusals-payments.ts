import type { Messages } from '../../keys.ts'

export const refusalsPayments = {
  not_sold: 'دلته پر تاسو څه نه پلورل کېږي.',
  plan_untitled: 'د پلان نوم لږ تر لږه په یوه ژبه ولیکئ.',
  currency_not_sold: 'دلته پلانونه په دې پیسو نه پلورل کېږي.',
  too_many_plans: 'له مخکې ۲۴ پلانونه شته. یو داسې بدل کړئ چې نور نه پلورل کېږي.',
  plan_changed: 'په دې منځ کې د دې پلان بیه بدله شوه. تر تادیې مخکې یې بیا وګورئ.',
  reference_used: 'له دې شمېرې سره تادیه له مخکې شته. که ستاسو نه وي، له ادارې وپوښتئ.',
  paid_in_future: 'د لېږد ورځ لا نه ده راغلې.',
  too_many_orders: 'ستاسو پنځه تادیې له مخکې په تمه دي. صبر وکړئ چې اداره یې وګوري.',
  already_decided: 'د دې تادیې په اړه له مخکې پرېکړه شوې ده.',
  own_order: 'هغه څه چې تاسو یې پخپله ورکوئ، باید بل څوک یې تایید کړي.',
  remark_needed: 'ولیکئ چې ولې، چې تادیه کوونکی پوه شي.',
  trial_used: 'ستاسو ازمایښتي موده له مخکې کارول شوې ده.',
  already_subscribed: 'تاسو له مخکې پلان لرئ.',
} satisfies Messages<'refusals-payments'>
