ALTER TABLE "api_keys" ADD COLUMN "made_by" uuid;--> statement-breakpoint
UPDATE "api_keys" SET "made_by" = "created_by";
