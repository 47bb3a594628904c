-- Pictures of questions to the managers count as shown, or they would be deleted as unused.
CREATE TRIGGER support_messages_show_files AFTER INSERT OR DELETE OR UPDATE OF file_url ON support_messages
FOR EACH ROW EXECUTE FUNCTION count_shown_files('file_url');
