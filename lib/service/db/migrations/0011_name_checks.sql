-- What the naming check found, and which register was asked; null for filings made before.
ALTER TABLE "filings" ADD COLUMN "name_check" jsonb;
