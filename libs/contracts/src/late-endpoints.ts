/**
 * Endpoints that no visitor's first page calls: staff, pipelines, analytics, audio, payments. They are in a file of
 * their own, so that the bundle of every first page does not carry them (`tools/webpack/shell-config.ts`).
 */
export const eventsCollect = { method: 'POST', path: '/api/v1/events', casing: 'camel' } as const;
export const errorsCollect = { method: 'POST', path: '/api/v1/events/errors', casing: 'camel' } as const;
export const eventSettings = { method: 'GET', path: '/api/v1/events/settings' } as const;
export const experimentsRead = {
  method: 'GET',
  path: '/api/v1/experiments',
  casing: 'camel',
  verbatim: ['met'],
} as const;
export const speechProgress = { method: 'GET', path: '/api/v1/speech-progress' } as const;
export const commercePause = {
  method: 'POST',
  path: '/api/v1/commerce/stripe/subscriptions/:subscriptionId/pause',
} as const;
export const commerceResume = {
  method: 'POST',
  path: '/api/v1/commerce/stripe/subscriptions/:subscriptionId/resume',
} as const;
export const commerceCoupon = {
  method: 'POST',
  path: '/api/v1/commerce/stripe/subscriptions/:subscriptionId/coupon',
} as const;
export const commerceOffer = {
  method: 'GET',
  path: '/api/v1/commerce/stripe/subscriptions/:subscriptionId/offer',
} as const;
export const commerceOfferTake = {
  method: 'POST',
  path: '/api/v1/commerce/stripe/subscriptions/:subscriptionId/offer',
} as const;
export const commerceCards = {
  method: 'GET',
  path: '/api/v1/commerce/stripe/subscriptions/:subscriptionId/cards',
} as const;
export const commerceCardDefault = {
  method: 'POST',
  path: '/api/v1/commerce/stripe/subscriptions/:subscriptionId/cards/:cardId/default',
} as const;
export const commerceCardRemove = {
  method: 'DELETE',
  path: '/api/v1/commerce/stripe/subscriptions/:subscriptionId/cards/:cardId',
} as const;
export const commerceBilling = { method: 'GET', path: '/api/v1/commerce/billing-details' } as const;
export const commerceBillingSave = { method: 'PUT', path: '/api/v1/commerce/billing-details' } as const;
export const meetingsRecordingRules = { method: 'GET', path: '/api/v1/meeting-recordings' } as const;
export const meetingsRecordingBegin = {
  method: 'POST',
  path: '/api/v1/meetings/:conversationUuid/recording',
} as const;
export const meetingsRecordingPiece = {
  method: 'PUT',
  path: '/api/v1/meetings/:conversationUuid/recording/pieces/:position',
  takes: 'bytes',
} as const;
export const meetingsRecordingRetry = {
  method: 'POST',
  path: '/api/v1/meetings/:conversationUuid/recording/retry',
} as const;
export const meetingsRecordingCancel = {
  method: 'DELETE',
  path: '/api/v1/meetings/:conversationUuid/recording',
} as const;
export const coachFeedbackTake = { method: 'POST', path: '/api/v1/coach-feedback/:conversationUuid/takes' } as const;
export const commercePlans = { method: 'GET', path: '/api/v1/commerce/plans' } as const;
export const commerceSubscription = { method: 'GET', path: '/api/v1/commerce/subscriptions/:id' } as const;
export const commerceSubscriptionCreate = { method: 'POST', path: '/api/v1/commerce/stripe/subscriptions' } as const;
export const commerceCheckoutSession = {
  method: 'GET',
  path: '/api/v1/commerce/stripe/checkout-sessions/:id',
} as const;
export const commerceCheckoutSessionExpire = {
  method: 'POST',
  path: '/api/v1/commerce/stripe/checkout-sessions/:id/expire',
} as const;
export const commerceCheckoutSessionRefused = {
  method: 'POST',
  path: '/api/v1/commerce/stripe/checkout-sessions/:id/refused',
} as const;
export const commerceSubscriptionCancel = {
  method: 'POST',
  path: '/api/v1/commerce/stripe/subscriptions/:subscriptionId/cancel',
} as const;
export const commerceSubscriptionContinue = {
  method: 'POST',
  path: '/api/v1/commerce/stripe/subscriptions/:subscriptionId/continue',
} as const;
export const commerceSwitchPreview = {
  method: 'GET',
  path: '/api/v1/commerce/stripe/subscriptions/:subscriptionId/switch-preview',
} as const;
export const commerceSwitch = {
  method: 'POST',
  path: '/api/v1/commerce/stripe/subscriptions/:subscriptionId/switch',
} as const;
export const commerceSwitchWithdraw = {
  method: 'DELETE',
  path: '/api/v1/commerce/stripe/subscriptions/:subscriptionId/switch',
} as const;
export const commercePaymentMethod = {
  method: 'POST',
  path: '/api/v1/commerce/stripe/subscriptions/:subscriptionId/payment-method',
} as const;
export const commercePaymentMethodConfirmed = {
  method: 'POST',
  path: '/api/v1/commerce/stripe/subscriptions/:subscriptionId/payment-method/confirmed',
} as const;
export const commercePayment = {
  method: 'POST',
  path: '/api/v1/commerce/stripe/subscriptions/:subscriptionId/payment',
} as const;
export const commercePaymentConfirmed = {
  method: 'POST',
  path: '/api/v1/commerce/stripe/subscriptions/:subscriptionId/payment/confirmed',
} as const;
export const commercePaymentWithdraw = {
  method: 'DELETE',
  path: '/api/v1/commerce/stripe/subscriptions/:subscriptionId/payment',
} as const;
export const commerceInvoices = {
  method: 'GET',
  path: '/api/v1/commerce/stripe/subscriptions/:subscriptionId/invoices',
} as const;
export const commerceInvoiceDocument = {
  method: 'GET',
  path: '/api/v1/commerce/stripe/subscriptions/:subscriptionId/invoices/:invoiceId/document',
} as const;
export const commerceInvoicePdf = {
  method: 'GET',
  path: '/api/v1/commerce/stripe/subscriptions/:subscriptionId/invoices/:invoiceId/pdf',
} as const;
export const commerceRefund = {
  method: 'POST',
  path: '/api/v1/commerce/stripe/subscriptions/:subscriptionId/refund',
} as const;
export const commercePromotion = { method: 'GET', path: '/api/v1/commerce/promotion', casing: 'camel' } as const;
export const commerceFreeTrial = { method: 'GET', path: '/api/v1/commerce/free-trial', casing: 'camel' } as const;
export const commerceWebhooks = { method: 'POST', path: '/api/v1/commerce/stripe/webhooks' } as const;
export const commerceAppleNotifications = {
  method: 'POST',
  path: '/api/v1/commerce/apple/notifications',
  casing: 'camel',
} as const;
export const commerceAppleClaim = { method: 'POST', path: '/api/v1/commerce/apple/transactions' } as const;
export const commerceCancellationDeclare = { method: 'POST', path: '/api/v1/commerce/cancellations' } as const;
export const commerceCancellationConfirm = { method: 'POST', path: '/api/v1/commerce/cancellations/confirm' } as const;
export const commerceWithdrawalDeclare = { method: 'POST', path: '/api/v1/commerce/withdrawals' } as const;
export const commerceWithdrawalConfirm = { method: 'POST', path: '/api/v1/commerce/withdrawals/confirm' } as const;
export const itemNarration = {
  method: 'GET',
  path: '/api/v1/personas/:instructorSlug/contents/:contentUuid/narration',
} as const;
export const itemNarrationPart = {
  method: 'GET',
  path: '/api/v1/personas/:instructorSlug/contents/:contentUuid/narration/:partKey',
} as const;
export const coachNarration = { method: 'GET', path: '/api/v1/bio-page/:slug/narration' } as const;
export const coachNarrationPart = { method: 'GET', path: '/api/v1/bio-page/:slug/narration/:partKey' } as const;
export const releaseChoices = { method: 'GET', path: '/api/v1/releases/choices' } as const;
export const releasesStatus = { method: 'GET', path: '/api/v1/releases' } as const;
export const releasesHistory = { method: 'GET', path: '/api/v1/releases/history' } as const;
export const releasesCommand = { method: 'POST', path: '/api/v1/releases/commands' } as const;
export const releasesLink = { method: 'POST', path: '/api/v1/releases/links' } as const;
export const guardrailsCollect = { method: 'POST', path: '/api/v1/releases/guardrails' } as const;
export const occasionPrepare = { method: 'POST', path: '/api/v1/occasions/prepare' } as const;
export const occasionsRead = { method: 'GET', path: '/api/v1/occasions' } as const;
export const occasionAdd = { method: 'POST', path: '/api/v1/occasions' } as const;
export const occasionChange = { method: 'PUT', path: '/api/v1/occasions/:occasionId' } as const;
export const occasionOutcome = { method: 'PUT', path: '/api/v1/occasions/:occasionId/outcome' } as const;
export const occasionDelete = { method: 'DELETE', path: '/api/v1/occasions/:occasionId' } as const;
export const occasionCalendar = { method: 'GET', path: '/api/v1/occasions/:occasionId/calendar' } as const;
export const savedLinesRead = { method: 'GET', path: '/api/v1/saved-lines' } as const;
export const savedLineAdd = { method: 'POST', path: '/api/v1/saved-lines' } as const;
export const savedLineDelete = { method: 'DELETE', path: '/api/v1/saved-lines/:lineId' } as const;
export const staffEnter = { method: 'POST', path: '/api/v1/staff/enter' } as const;
export const staffOverview = { method: 'GET', path: '/api/v1/staff/overview' } as const;
export const staffMails = { method: 'GET', path: '/api/v1/staff/mails' } as const;
export const staffMail = { method: 'GET', path: '/api/v1/staff/mails/:mailUuid' } as const;
export const staffMailHtml = { method: 'GET', path: '/api/v1/staff/mails/:mailUuid/html' } as const;
export const staffAudit = { method: 'GET', path: '/api/v1/staff/audit' } as const;
export const staffPeople = { method: 'GET', path: '/api/v1/staff/people' } as const;
export const staffPerson = { method: 'GET', path: '/api/v1/staff/people/:accountUuid' } as const;
export const staffEndSessions = { method: 'POST', path: '/api/v1/staff/people/:accountUuid/sessions/end' } as const;
export const staffSendMail = { method: 'POST', path: '/api/v1/staff/people/:accountUuid/mails' } as const;
export const staffConfirmAddress = { method: 'POST', path: '/api/v1/staff/people/:accountUuid/confirm' } as const;
export const staffBlock = { method: 'POST', path: '/api/v1/staff/people/:accountUuid/block' } as const;
export const staffUnblock = { method: 'POST', path: '/api/v1/staff/people/:accountUuid/unblock' } as const;
export const staffDeleteAccount = { method: 'POST', path: '/api/v1/staff/people/:accountUuid/deletion' } as const;
export const staffGrantPlan = { method: 'POST', path: '/api/v1/staff/people/:accountUuid/plan' } as const;
export const staffEndPlan = { method: 'POST', path: '/api/v1/staff/people/:accountUuid/plan/end' } as const;
export const staffRoles = { method: 'GET', path: '/api/v1/staff/roles' } as const;
export const staffGrantRole = { method: 'POST', path: '/api/v1/staff/roles' } as const;
export const staffRevokeRole = { method: 'POST', path: '/api/v1/staff/roles/revoke' } as const;
export const staffActions = { method: 'GET', path: '/api/v1/staff/actions' } as const;
export const staffActionsFile = { method: 'GET', path: '/api/v1/staff/actions/file' } as const;
export const staffJobs = { method: 'GET', path: '/api/v1/staff/jobs' } as const;
export const staffJobsFile = { method: 'GET', path: '/api/v1/staff/jobs/file' } as const;
export const staffRetryJob = { method: 'POST', path: '/api/v1/staff/jobs/:jobUuid/retry' } as const;
export const staffMoney = { method: 'GET', path: '/api/v1/staff/money' } as const;
export const staffMoneySubscriptions = { method: 'GET', path: '/api/v1/staff/money/subscriptions' } as const;
export const staffMoneySubscriptionsFile = { method: 'GET', path: '/api/v1/staff/money/subscriptions/file' } as const;
export const staffMoneyFailed = { method: 'GET', path: '/api/v1/staff/money/failed-payments' } as const;
export const announcements = { method: 'GET', path: '/api/v1/announcements' } as const;
export const staffAnnouncements = { method: 'GET', path: '/api/v1/staff/announcements' } as const;
export const staffAnnouncementWrite = { method: 'POST', path: '/api/v1/staff/announcements' } as const;
export const staffAnnouncementChange = {
  method: 'PUT',
  path: '/api/v1/staff/announcements/:announcementUuid',
} as const;
export const staffAnnouncementEnd = {
  method: 'POST',
  path: '/api/v1/staff/announcements/:announcementUuid/end',
} as const;
export const staffMoneyDisputes = { method: 'GET', path: '/api/v1/staff/money/disputes' } as const;
export const staffMoneyDisputesFile = { method: 'GET', path: '/api/v1/staff/money/disputes/file' } as const;
export const staffMoneyPayments = { method: 'GET', path: '/api/v1/staff/people/:accountUuid/payments' } as const;
export const staffMoneyRefund = { method: 'POST', path: '/api/v1/staff/people/:accountUuid/refunds' } as const;
export const staffReleaseGuardrails = { method: 'GET', path: '/api/v1/staff/releases/guardrails' } as const;
export const staffEvents = { method: 'GET', path: '/api/v1/staff/events' } as const;
export const staffReleases = { method: 'GET', path: '/api/v1/staff/releases' } as const;
export const staffReleaseHistory = { method: 'GET', path: '/api/v1/staff/releases/history' } as const;
export const staffReleaseHistoryFile = { method: 'GET', path: '/api/v1/staff/releases/history/file' } as const;
export const staffReleaseCommand = { method: 'POST', path: '/api/v1/staff/releases/commands' } as const;
export const staffReleaseLink = { method: 'POST', path: '/api/v1/staff/releases/links' } as const;
export const practiceRead = { method: 'GET', path: '/api/v1/practice' } as const;
export const practiceSave = { method: 'PUT', path: '/api/v1/practice' } as const;
export const practiceStep = { method: 'PUT', path: '/api/v1/practice/steps/:stepUuid' } as const;
export const practiceStop = { method: 'DELETE', path: '/api/v1/practice' } as const;
export const practiceDeviceKeep = { method: 'PUT', path: '/api/v1/practice/devices' } as const;
export const practiceDeviceForget = { method: 'POST', path: '/api/v1/practice/devices/forget' } as const;
export const practiceUnsubscribe = { method: 'POST', path: '/api/v1/practice/unsubscribe' } as const;
export const practiceUnsubscribeByMail = { method: 'POST', path: '/api/v1/practice/unsubscribe/:token' } as const;
export const practiceUnsubscribePage = { method: 'GET', path: '/api/v1/practice/unsubscribe/:token' } as const;
