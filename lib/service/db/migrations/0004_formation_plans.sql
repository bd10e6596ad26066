ALTER TABLE "plans" ALTER COLUMN "business_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "type" text DEFAULT 'foreign_qualification' NOT NULL;