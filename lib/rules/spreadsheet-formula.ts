/**
 * What a spreadsheet would run as a formula, in one line or many, also with the wide signs of Japanese and Chinese; an
 * amount below zero is none. A CSV puts a quote before it.
 */
export const spreadsheetFormula = /^(?!-\d+\.\d\d$)[=+\-@\t\r\n＝＋－＠]/;
