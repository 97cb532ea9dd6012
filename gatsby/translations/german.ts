import type { FormWords } from '../../src/forms/model/words'
import type { EstimateWords } from '../../src/ui/Translation/estimate-words'
import type { Words } from '../../src/ui/Translation/words'
import type { Language } from './languages'

const words: Words = {
  skip: 'Zum Inhalt springen',
  home: 'Hearthside, Startseite',
  mainNavigation: 'Hauptmenü',
  search: 'Suche (Englisch)',
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
  closeNavigation: 'Navigation schließen',
  isNew: 'Neu',
  footer: 'Fußzeile',
  darkMode: 'Dunkle Ansicht',
  lightMode: 'Helle Ansicht',
  contact: 'Kontakt',
  close: 'Schließen',
  pageFailed: 'Diese Seite konnte nicht angezeigt werden.',
  loadAgain: 'Neu laden',
  loadingPage: 'Die Seite wird geladen',
  billingPeriod: 'Abrechnungszeitraum',
  included: 'Enthalten',
  notIncluded: 'Nicht enthalten',
}

const estimateWords: EstimateWords = {
  plan: 'Tarif',
  slider: 'Schieberegler',
  perMonth: 'im Monat',
  copy: 'Link kopieren',
  copied: 'Kopiert.',
  refused: 'Bitte kopieren Sie die Adresse dieser Seite.',
  stale: 'Bitte prüfen Sie die Zahlen. Das Ergebnis ist noch das vorige.',
  range: 'Bitte geben Sie eine ganze Zahl von {} bis {} ein.',
  answer: {
    perYear: '{} im Jahr',
    saves: 'Die jährliche Abrechnung spart {} im Jahr.',
    wouldSave: 'Die jährliche Abrechnung würde {} im Jahr sparen.',
    less: '{} weniger im Monat',
    more: '{} mehr im Monat',
    same: 'derselbe Preis',
    limit: 'Bei so vielen Nutzern ist es bis {} Menschen im Monat günstiger.',
    never: 'Bei so vielen Nutzern ist es nie günstiger.',
  },
}

const formWords: FormWords = {
  labels: {
    optional: '(freiwillig)',
    choose: 'Bitte wählen',
    leaveEmpty: 'Bitte leer lassen',
    submit: 'Absenden',
    success: 'Vielen Dank!',
    newTab: 'In einem neuen Tab weiter',
    tryAgain: 'Erneut versuchen',
    back: 'Zurück zum Formular',
    fileHint: 'Ein Bild oder ein PDF, höchstens',
    removeFile: 'Datei entfernen',
  },
  messages: {
    locale: 'de',
    required: 'Bitte füllen Sie dieses Feld aus',
    email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    phone: 'Bitte geben Sie eine gültige Telefonnummer ein',
    select: 'Bitte wählen Sie mindestens eine Möglichkeit',
    tooLong: 'Bitte verwenden Sie höchstens {} Zeichen',
    sending: 'Wird gesendet …',
    checkFields: 'Bitte prüfen Sie {} Felder',
    uploading: '{} wird hochgeladen …',
    uploaded: '{} ist bereit zum Senden.',
    uploadFailed: 'Die Datei konnte nicht hochgeladen werden. Bitte versuchen Sie es erneut oder entfernen Sie sie.',
    fileKind: 'Bitte wählen Sie ein Bild (PNG, JPEG, GIF, WebP, AVIF) oder ein PDF',
    fileSize: 'Bitte wählen Sie eine Datei mit höchstens {} MB',
    attachAgain: 'Bitte fügen Sie die Datei erneut hinzu',
    slow: 'Das dauert länger als üblich. Bitte versuchen Sie es erneut: Ihre Eingaben bleiben erhalten, und nichts wird doppelt gesendet.',
    broken:
      'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es erneut: Ihre Eingaben bleiben erhalten, und nichts wird doppelt gesendet.',
    tooMany: 'Uns schreiben gerade sehr viele Menschen. Bitte warten Sie eine Minute und versuchen Sie es erneut.',
    unreachable:
      'Unser Server ist nicht erreichbar ({}). Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  },
}

export const german: Language = {
  words,
  estimateWords,
  formWords,
  signalNote: 'Wir beachten das Signal „Global Privacy Control“ Ihres Browsers.',
  table: 'Tabelle',
}
