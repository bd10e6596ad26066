#!/usr/bin/env bash
# Qualifies a Delaware LLC in Texas over the API, from the business record to the certificate, with curl alone.
# Usage: scripts/quick-start.sh [address] [test key]; both default to what `npm start` wrote to .data/demo.json.
set -euo pipefail

demo=${DATA_DIR:-.data}/demo.json
url=${1:-$(sed -n 's/.*"url": *"\([^"]*\)".*/\1/p' "$demo")}
key=${2:-$(sed -n 's/.*"test_key": *"\([^"]*\)".*/\1/p' "$demo")}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# api METHOD PATH [BODY] [HEADER]: prints the answer, and stops at a problem.
api() {
  local args=(-sS -X "$1" "$url$2" -H "Authorization: Bearer $key" -o "$folder/answer" -w '%{http_code}')
  if [ -n "${3:-}" ]; then args+=(-H 'Content-Type: application/json' --data "$3"); fi
  if [ -n "${4:-}" ]; then args+=(-H "$4"); fi
  local status
  status=$(curl "${args[@]}")
  if [ "$status" -ge 400 ]; then
    echo "$1 $2 answered $status:" >&2
    cat "$folder/answer" >&2
    echo >&2
    return 1
  fi
  cat "$folder/answer"
}
# member NAME: the first string member of that name in the JSON on standard input.
member() { grep -o "\"$1\":\"[^\"]*\"" | head -n 1 | cut -d '"' -f 4; }

address='{"street_line_1":"1209 Orange Street","city":"Wilmington","region":"DE","postal_code":"19801","country":"US"}'
person='{"type":"person","first":"Maria","last":"Okafor"}'

echo '1. The business, as Delaware has it on record'
business=$(api POST /v1/business "{
  \"legal_name\": \"Quick Start $(date +%s) LLC\", \"entity_type\": \"llc\", \"formation_jurisdiction\": \"US-DE\",
  \"formation_date\": \"2020-01-15\", \"registration_number\": \"7204518\", \"principal_address\": $address,
  \"owners\": [{\"name\": $person, \"address\": $address, \"role\": \"member\"}]}" | member id)
echo "   $business"

echo '2. What Texas asks, and what it charges'
api GET "/v1/filing/foreign-qualification/requirement?jurisdiction=US-TX&business_id=$business" | member statute | sed 's/^/   /'
today=$(date -u +%F)
api GET "/v1/filing/foreign-qualification/fee?jurisdiction=US-TX&field.business_start_date=$today" |
  grep -o '"total":{[^}]*}' | head -n 1 | sed 's/^/   /'

echo '3. The filing; a second try with the same key is the same filing'
body="{
  \"jurisdiction\": \"US-TX\", \"business_id\": \"$business\", \"email\": \"filings@example.com\",
  \"contact\": {\"name\": \"Maria Okafor\", \"email\": \"maria@example.com\"}, \"principal_address\": $address,
  \"business_start_date\": \"$today\", \"purpose\": \"Any lawful business\",
  \"governing_persons\": [{\"name\": $person, \"address\": $address, \"role\": \"member\"}],
  \"metadata\": {\"matter\": \"M-1042\"}}"
idempotency="Idempotency-Key: quick-start-$business"
filing=$(api POST /v1/filing/foreign-qualification "$body" "$idempotency" | member id)
again=$(api POST /v1/filing/foreign-qualification "$body" "$idempotency" | member id)
[ "$filing" = "$again" ]
echo "   $filing"

echo '4. A case stops it; the answer lets it go on'
case_id=$(api POST "/v1/sandbox/filing/$filing/case" \
  '{"kind":"missing_information","fields":[{"name":"purpose","type":"string","description":"What will the company do in Texas?","required":true}]}' | member id)
api POST "/v1/case/$case_id/response" '{"fields":{"purpose":"Freight brokerage"}}' >/dev/null
api POST "/v1/sandbox/case/$case_id/review" '{"outcome":"resolved"}' | member status | sed 's/^/   case /'

echo '5. On to the state and back'
for _ in 1 2 3 4 5 6 7 8; do
  status=$(api GET "/v1/filing/$filing" | member status)
  echo "   $status"
  [ "$status" = completed ] && break
  api POST "/v1/sandbox/filing/$filing/advance" >/dev/null || true
done

echo '6. The certificate'
done_filing=$(api GET "/v1/filing/$filing")
echo "   number $(echo "$done_filing" | member registration_number)"
document=$(echo "$done_filing" | sed 's/.*"documents":\[//' | member id)
curl -sS -o "${CERTIFICATE:-certificate.pdf}" -H "Authorization: Bearer $key" "$url/v1/document/$document/content"
head -c 5 "${CERTIFICATE:-certificate.pdf}" | grep -q '%PDF-'
echo "   saved as ${CERTIFICATE:-certificate.pdf}"
