-- From where it was done; null where no request caused it.
ALTER TABLE "audit_entries" ADD COLUMN "address" text;
